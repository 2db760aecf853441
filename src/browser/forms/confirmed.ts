/** For this long, pages take a session that the host has confirmed for a valid one before they have asked again. */
const CONFIRMED_MS = 3_600_000;

/** Notes until when pages show the shopper as logged in at once (client/boot/boot.ts), beside the token; or that they do not. */
export function noteConfirmed(isValid: boolean): void {
  for (const find of [() => sessionStorage, () => localStorage])
    try {
      const storage = find();
      if (!isValid || storage.getItem('accessToken') === null) storage.removeItem('session');
      // Pages that Back brings from memory are loaded again where it has changed, so it does so seldom.
      else if (!(Number(storage.getItem('session')) > Date.now() + CONFIRMED_MS / 2))
        storage.setItem('session', `${Date.now() + CONFIRMED_MS}`);
    } catch {
      // Storage is forbidden or full: the host is asked first.
    }
}
