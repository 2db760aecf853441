import { operatorFrameText } from '../../../../messages/rooms/operator-frame.ts';
import type { OperatorContext } from '../../../entry/operator/command.ts';
import { hasRight, type Right } from '../../../records/staff/roles.ts';
import { closeStaffSession, findStaffSession, setNotice, type StaffSession } from '../../../records/staff/sessions.ts';
import { accountMenu, type MenuGroup, type MenuPage, menuOf } from '../../kit/page/menu.ts';
import type { Office, OfficeVisit } from '../../kit/page/office.ts';
import { officeRoutes } from '../../kit/page/routes.ts';
import { link, linkTo, PAGE_ICONS, HOME } from './links.ts';
import { countWaiting, type SharedCounts, shareCounts } from './waiting.ts';

/** A signed-in operator's request for a page of the office. */
export interface Visit extends OfficeVisit<StaffSession> {
  readonly context: OperatorContext;
  /** Counts that the menu and the home page share. */
  readonly counts: () => Promise<SharedCounts>;
  may(right: Right): boolean;
}

/** All pages of the menu, in groups. */
const listGroups = (): readonly MenuGroup[] => [
  {
    heading: operatorFrameText.work,
    pages: [
      often('', operatorFrameText.today),
      often('/orders', operatorFrameText.orders),
      often('/returns', operatorFrameText.returns),
      menuPage('/complaints', operatorFrameText.complaints),
      menuPage('/reviews', operatorFrameText.reviews),
    ],
  },
  {
    heading: operatorFrameText.money,
    pages: [
      often('/payouts', operatorFrameText.payouts),
      menuPage('/refunds', operatorFrameText.refunds),
      menuPage('/figures', operatorFrameText.figures),
    ],
  },
  {
    heading: operatorFrameText.catalogue,
    pages: [menuPage('/sellers', operatorFrameText.sellers), menuPage('/products', operatorFrameText.products)],
  },
  {
    heading: operatorFrameText.records,
    pages: [menuPage('/messages', operatorFrameText.messages), menuPage('/audit', operatorFrameText.auditTrail)],
  },
];

const menuPage = (path: keyof typeof PAGE_ICONS, text: string): MenuPage => ({ path, text, icon: PAGE_ICONS[path] });
const often = (path: keyof typeof PAGE_ICONS, text: string): MenuPage => ({ ...menuPage(path, text), isOften: true });

/** The operator's office. */
export const office: Office<StaffSession, Visit> = {
  home: HOME,
  title: (words) => operatorFrameText.pageTitle(words),
  tag: () => operatorFrameText.operator,
  findSession: findStaffSession,
  closeSession: closeStaffSession,
  setNotice,
  readerOf: ({ person }) => person,
  visit: (base) => ({
    ...base,
    context: { services: base.services, actor: `operator:${base.session.person.name}` },
    counts: shareCounts(base.services),
    may: (right) => hasRight(base.session.person.role, right),
  }),
  frame: async ({ services, session: { person, formToken }, counts }, section) => ({
    who: accountMenu(
      { link, linkTo },
      {
        name: person.name,
        about: operatorFrameText.role({ role: person.role }),
        own: link('/passkeys', operatorFrameText.passkeys),
        site: services.siteUrl(),
        formToken,
      },
    ),
    menu: menuOf({ linkTo }, listGroups(), section, await countWaiting(services, await counts())),
  }),
};

export const { readSession, page, form, file, picture, signOut } = officeRoutes(office);
