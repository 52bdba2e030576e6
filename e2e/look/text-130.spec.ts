import { launchOptionsWith, lookAtAll, test } from './look-at';

test.use({ launchOptions: launchOptionsWith(130) });
lookAtAll(130);
