/** What a press asks for more rarely, a fetch further away than what `boot.ts` names itself. */
export const behaviours: Record<string, () => Promise<(control: never) => unknown>> = {
  page: () => import('../../islands/listing.tsx').then(({ turn }) => turn),
  wish: () => import('../../components/behaviours/wish.ts').then(({ run }) => run),
  share: () => import('../../components/behaviours/share.ts').then(({ run }) => run),
  quantity: () => import('../../components/behaviours/quantity.ts').then(({ run }) => run),
  picture: () => import('../../components/behaviours/picture.ts').then(({ run }) => run),
  view: () => import('../../components/behaviours/quick-view.ts').then(({ run }) => run),
  delivery: () => import('../../components/behaviours/delivery.ts').then(({ run }) => run),
  earnings: () => import('../../components/behaviours/earnings.ts').then(({ run }) => run),
  consent: () => import('../../components/behaviours/consent.ts').then(({ run }) => run),
  logout: () => import('../../components/behaviours/account.ts').then(({ run }) => run),
};
