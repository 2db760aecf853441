import { vi } from 'vitest';

// Files share modules, and those that look at the page do so when they are imported first: not at what the last test of another file has put there.
vi.unstubAllGlobals();
