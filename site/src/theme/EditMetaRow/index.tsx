/**
 * Change: the foot that documents have, too (`components/PageFoot`). Upstream's is two columns of the framework, its link to the source has
 * a drawing, and it takes no third thing.
 */
export {PageFoot as default} from '../../components/PageFoot/index.tsx';
