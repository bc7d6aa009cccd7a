import { app } from 'electron';
import { runDesktop } from './desktop/run-desktop.ts';

runDesktop(app);
