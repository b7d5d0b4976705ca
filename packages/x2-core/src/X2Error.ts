import {errorCatalog, type ErrorId} from './errorCatalog.ts';

/**
 * 引擎抛出的错误。创建时抛出，什么都没有开始，修正后重新创建；运行中抛出，原设置与播放不变。
 *
 * `id` 稳定不变，可以用来判断；`message` 是给人读的中文，文字可能改进。
 * 同一页面同时用了 `x2-hlsjs` 和 `x2-shaka` 时，两个包各有一个 `X2Error`，请判断 `id` 而不是用 `instanceof`。
 *
 * @example
 * ```ts
 * import {X2Error, type ErrorId} from 'x2-hlsjs';
 *
 * // 用在 catch 里：是引擎拒绝了配置，还是别的错误
 * function idOf(error: unknown): ErrorId | undefined {
 *   return error instanceof X2Error ? error.id : undefined;
 * }
 * ```
 */
export class X2Error extends Error {
  /** 错误编号，例如 `X2-1001`。 */
  readonly id: ErrorId;

  /**
   * 由引擎创建，你不需要自己调用。
   * @param id 错误编号
   * @param detail 出错的选项或方法，以及收到的值
   */
  constructor(id: ErrorId, detail?: string) {
    super(describeError(id, detail));
    this.id = id;
    this.name = 'X2Error';
  }
}

/** One sentence for what is wrong, one for what to do: the same words in errors and in the console. */
export function describeError(id: ErrorId, detail?: string): string {
  const {title, remedy} = errorCatalog[id];
  return `${id} ${title}${detail ? `：${detail}` : ''}。${remedy}`;
}
