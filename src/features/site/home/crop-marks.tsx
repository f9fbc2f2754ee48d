/** Printer's marks just outside the upper corners of what stands in the same box. */
export function CropMarks() {
  return (
    <div aria-hidden="true" className="pointer-events-none">
      <span className="absolute -top-8 left-0 h-5 border-l border-edge" />
      <span className="absolute -top-8 right-0 h-5 border-r border-edge" />
      <span className="absolute top-0 -left-8 w-5 border-t border-edge" />
      <span className="absolute top-0 -right-8 w-5 border-t border-edge" />
    </div>
  );
}
