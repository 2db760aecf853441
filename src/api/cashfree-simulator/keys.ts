/** The keys that the simulator knows. They open nothing but the simulator, so they are no secret. */
export const SIMULATOR_KEYS = { appId: 'SIMULATOR', secret: 'simulator-secret' } as const;
