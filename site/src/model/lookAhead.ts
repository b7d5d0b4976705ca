export {lookAhead, segmentBudget} from 'stream-doctor/model';
