import { loadStyles } from '../../browser/load-styles.ts';
import styles from './order-return.css?url';

/** Loads what the form of a return and fields for photos look like, which other orders do without. */
export const loadReturnStyles = (): Promise<unknown> => loadStyles(styles);
