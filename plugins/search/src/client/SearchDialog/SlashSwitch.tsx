import {useState, type ReactNode} from 'react';
import {letSlashOpen, opensBySlash} from '../../shared/slashKey.ts';
import styles from './styles.module.css';

export function SlashSwitch(): ReactNode {
  const [isOn, setIsOn] = useState(opensBySlash);
  return (
    <label className={styles.slash}>
      <input
        type="checkbox"
        checked={isOn}
        onChange={({currentTarget: {checked}}) => {
          letSlashOpen(checked);
          setIsOn(checked);
        }}
      />
      <span>
        在页面上按 <kbd>/</kbd> 或 <kbd>、</kbd> 打开搜索（<kbd>Ctrl</kbd> <kbd>K</kbd> 总是可用）
      </span>
    </label>
  );
}
