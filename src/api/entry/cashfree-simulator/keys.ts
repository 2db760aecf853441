/** The simulator's keys. They are no secret, as they work nowhere else. */
export const SIMULATOR_KEYS = { appId: 'SIMULATOR', secret: 'simulator-secret' } as const;
