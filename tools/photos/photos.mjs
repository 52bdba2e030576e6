// `npm run photos [-- name ...]`: makes images from all new photographs in photos/, or from the named ones.
import process from 'node:process';
import { prepare } from '../prepare.mjs';
import { project } from './photographs.mjs';

prepare();
// This imports sharp, which `prepare` may just have installed.
const { makePhotos } = await import('./make-photos.mjs');

const isComplete = await makePhotos(project, process.argv.slice(2), console);
if (!isComplete) process.exitCode = 1;
