import {productOf, type NativeId, type NativeLanguage} from '../../products.ts';
import {contracts} from '../index.ts';
import type {Signature} from '../types.ts';
import {declarationIds, type Declaration, type DeclarationId, type Declarations} from './Declaration.ts';
import {javaDeclarations} from './java.ts';
import {kotlinDeclarations} from './kotlin.ts';
import {objectiveCDeclarations} from './objectivec.ts';
import {swiftDeclarations} from './swift.ts';
import {cDeclarations, csharpDeclarations} from './windows.ts';

const descriptions: Readonly<Record<DeclarationId, string>> = {
  config: '引擎配置，启动时传入。各选项的含义见[引擎选项](#engine-options)。',
  'dynamic-config': '运行中可改的选项。没有写出的保持不变。',
  'stream-config': '一路流的设置，见[单路流的选项](#stream-options)。',
  'upload-on': '哪些网络可以上传。',
  'log-level': '日志的详细程度。',
  validator: '校验从节点收到的切片：返回真就交给播放器，返回假就丢弃。在工作线程上调用。',
  stats: '累计统计，各字段的含义见[统计字段](#stats)。',
  source: '一个切片从哪里来。',
  event: '引擎报告的事，各事件的含义见[事件](#events)。',
  error: '编号与文字，编号见[错误](#errors)。',
};

/** Every type of an SDK's interface, in the order of the page. `samples` is the folder of the samples, from which Windows' are taken. */
export function declarationsOf(sdk: NativeId, samples: string): Declaration[] {
  const writers: Readonly<Record<NativeLanguage, () => Declarations>> = {
    kotlin: () => kotlinDeclarations(contracts[sdk]),
    java: () => javaDeclarations(contracts[sdk]),
    swift: () => swiftDeclarations(contracts[sdk]),
    objectivec: () => objectiveCDeclarations(contracts[sdk]),
    c: () => cDeclarations(samples),
    csharp: () => csharpDeclarations(samples),
  };
  const written = productOf(sdk).languages.map((language) => ({language, declared: writers[language]()}));
  return declarationIds.flatMap((id) => {
    const code: readonly Signature[] = written.flatMap(({language, declared}) =>
      declared[id] === undefined ? [] : [{language, code: declared[id]}],
    );
    return code.length === 0
      ? []
      : [{id, names: [...new Set(code.flatMap((one) => namesIn(one.code)))], description: descriptions[id], code}];
  });
}

/** The names that a piece of code declares at its top level. */
export const namesIn = (code: string): string[] =>
  [
    ...code.matchAll(
      /^(?:public )?(?:static |sealed |final |data |fun )*(?:class|enum class|enum|interface|struct|record|@interface|@protocol) (\w+)|^typedef NS_ENUM\(NSInteger, (\w+)\)|^\} (\w+);$|^typedef [^{}]*?(?:\(\*)?\b(x2p2p_\w+)(?:\)\([^{}]*\))?;$|^extern \w+ const (\w+);$/gm,
    ),
  ].map((match) => match.slice(1).find(Boolean)!);
