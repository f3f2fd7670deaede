/**
 * Toasts: `toast.success('Item added')`, `toast.error(message)`, `toast.loading('Loading...')`, `toast(message)`,
 * `toast.dismiss(id)`. Success stays 2 s, error and plain ones 4 s, loading until dismissed; at most 20 at a time.
 */
export { toast } from 'react-hot-toast/headless';
