/**
 * How images in drawings are encoded: as PNG, because the SVG renderer supports no other format, and without choosing a
 * filter for each row, which takes twice as long and makes no drawing faster. Without compression drawings are slower.
 */
export const PNG_IN_DRAWING = { compressionLevel: 2 };
