/** What few visits need: loaded when a language is chosen, or the tab is shown again. */
export { chooseLanguage } from '#platform/choose-language.ts';
export { followChoices } from './follow-choices.ts';
