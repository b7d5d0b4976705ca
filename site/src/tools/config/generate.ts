import type {Project} from './readSettings.ts';
import type {Platform} from './settings.ts';
import {androidManifest, androidNetworkSecurity, iosInfo} from './writeApp.ts';
import {writeCpp} from './writeCpp.ts';
import {writeKotlin} from './writeKotlin.ts';
import {needsCors, writeCors, writeCsp, writeRangeCheck} from './writeServer.ts';
import {writeSwift} from './writeSwift.ts';
import {writeHls, writeShaka} from './writeWeb.ts';

export type GeneratedFile = {
  readonly id: string;
  /** The file's name, also as a download. */
  readonly name: string;
  readonly language: 'ts' | 'kotlin' | 'swift' | 'cpp' | 'nginx' | 'xml' | 'bash';
  readonly purpose: string;
  readonly code: string;
};

const writers: Readonly<Record<Platform, (project: Project) => GeneratedFile>> = {
  hls: (project) => ({id: 'player', name: 'main.ts', language: 'ts', purpose: '播放器', code: writeHls(project)}),
  shaka: (project) => ({id: 'player', name: 'main.ts', language: 'ts', purpose: '播放器', code: writeShaka(project)}),
  android: (project) => ({id: 'player', name: 'X2Player.kt', language: 'kotlin', purpose: '引擎与播放器', code: writeKotlin(project)}),
  ios: (project) => ({id: 'player', name: 'X2Player.swift', language: 'swift', purpose: '引擎与播放器', code: writeSwift(project)}),
  windows: (project) => ({id: 'player', name: 'x2_player.cpp', language: 'cpp', purpose: '引擎与播放地址', code: writeCpp(project)}),
};

/** Everything that has to change for this project: the player first, then what surrounds it. */
export function generate(project: Project): GeneratedFile[] {
  const files = [writers[project.platform](project)];
  if (project.siteOrigin !== undefined) {
    files.push({id: 'csp', name: 'csp.conf', language: 'nginx', purpose: '网页的 CSP（nginx）', code: writeCsp(project)});
    if (needsCors(project))
      files.push({id: 'cors', name: 'cors.conf', language: 'nginx', purpose: 'CDN 源站的 CORS（nginx）', code: writeCors(project)});
  }
  files.push({id: 'range', name: 'check-range.sh', language: 'bash', purpose: '检查 Range', code: writeRangeCheck(project)});
  if (project.platform === 'android') {
    files.push({
      id: 'network-security',
      name: 'network_security_config.xml',
      language: 'xml',
      purpose: '明文流量只放行本机',
      code: androidNetworkSecurity,
    });
    files.push({id: 'manifest', name: 'AndroidManifest.xml', language: 'xml', purpose: '权限与明文规则', code: androidManifest});
  }
  if (project.platform === 'ios')
    files.push({id: 'info', name: 'Info.plist', language: 'xml', purpose: '放行本机明文，说明局域网用途', code: iosInfo});
  return files;
}
