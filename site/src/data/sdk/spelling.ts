import {productOf, type NativeId} from '../products.ts';

/** `isP2PDisabled` as `is_p2p_disabled`: the C ABI of Windows spells names this way. */
export function snakeCase(name: string): string {
  return name
    .replace(/P2P/g, 'P2p')
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .toLowerCase();
}

/** The name of an option as an SDK spells it. */
export function optionName(name: string, sdk: NativeId): string {
  return productOf(sdk).spelling === 'snake_case' ? snakeCase(name) : name;
}
