/**
 * 按引擎的算法计算群组，用来判断两个播放地址的观众能否互传切片。
 * @module swarm
 */
export * from 'x2-core/swarm';
