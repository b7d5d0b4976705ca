export {roomForP2p, type Room} from 'stream-doctor/model';
