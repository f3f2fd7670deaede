export { ComponentSheet } from './component-sheet.tsx';
