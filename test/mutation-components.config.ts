import { mutationTests } from './mutation.config.ts';

export default mutationTests(['app', 'isolated']);
