import type {Platform} from './platforms.ts';
import {contracts} from './sdk/index.ts';
import type {Permission} from './sdk/types.ts';

const web: Permission = {name: '', purpose: '数据通道不使用摄像头、麦克风与定位，浏览器不会弹出授权。', when: '不适用'};

/** The permissions of every platform. Read while pages are built: a page that loaded this would load all contracts. */
export const permissions: readonly (Permission & {readonly platform: Platform})[] = [
  {platform: 'web', ...web},
  ...Object.values(contracts).flatMap(({id, permissions: own}) => own.map((permission) => ({platform: id, ...permission}))),
];
