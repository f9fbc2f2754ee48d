/** The second half of pdf.js, which has no types of its own; it leaves itself in `globalThis.pdfjsWorker`. */
declare module 'pdfjs-dist/legacy/build/pdf.worker.mjs';
