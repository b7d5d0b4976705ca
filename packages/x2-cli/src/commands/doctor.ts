import {main} from 'stream-doctor/command';
import type {Command} from '../main.ts';

/** The command stream-doctor under another name, its options and exit codes included. */
export const doctor: Command = (args) => main(args, 'x2 doctor');
