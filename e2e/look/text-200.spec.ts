import { launchOptionsWith, lookAtAll, test } from './look-at';

test.use({ launchOptions: launchOptionsWith(200) });
lookAtAll(200);
