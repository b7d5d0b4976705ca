export {renderToPipeableStream} from 'react-dom/server';
