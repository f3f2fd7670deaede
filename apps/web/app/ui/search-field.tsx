import { Search } from 'lucide';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import './field.css';

export type SearchFieldProps = {
  /** Its spoken name: what is searched. */
  label: string;
  /** What may be typed. */
  placeholder: string;
  value: string;
  onChange: (text: string) => void;
  className?: string;
};

/** One line to find things by. Each letter is told; who asks a server waits for a pause. */
export function SearchField({ label, placeholder, value, onChange, className }: SearchFieldProps) {
  return (
    <label className={classNames('in', className)}>
      <Icon of={Search} />
      <input
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  );
}
