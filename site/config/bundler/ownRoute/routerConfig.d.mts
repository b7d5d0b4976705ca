export {matchRoutes, renderRoutes} from 'react-router-config';
