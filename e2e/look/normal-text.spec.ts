import { lookAtAll } from './look-at';

lookAtAll(100);
