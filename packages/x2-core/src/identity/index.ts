export {readMediaList, type ListedSegment, type MediaList} from './mediaSegments.ts';
export {
  identifyRenditions,
  ONLY_RENDITION,
  readRenditions,
  type ListedRendition,
  type ListedRenditions,
  type Rendition,
} from './renditions.ts';
export {segmentIdOf} from './segmentId.ts';
