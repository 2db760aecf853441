import { testRandomBuilds } from '../support/random-builds.ts';

testRandomBuilds(150, 14);
