import { Search } from 'lucide';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import './field.css';

export type SearchFieldProps = {
  /** The accessible name: what is searched. */
  label: string;
  placeholder: string;
  value: string;
  onChange: (text: string) => void;
  className?: string;
};

/** A search input. Calls `onChange` for each letter; callers that query a server debounce it. */
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
