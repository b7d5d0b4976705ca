export {exampleSettings, type LiveSettings} from 'stream-doctor/model';
