export { TwoStepPage } from './two-step-page.tsx';
