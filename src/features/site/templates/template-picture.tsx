/** Width and height of the pictures, in px: an A4 page. */
const WIDTH = 480;
const HEIGHT = 679;

/** A template's first page with sample data, as the print engine sets it. */
export function TemplatePicture({
  kind,
  id,
  name,
  eager,
}: {
  kind: 'resume' | 'letter';
  id: string;
  name: string;
  eager?: boolean;
}) {
  return (
    <img
      src={`/thumbnails/${kind}/${id}.webp`}
      alt={`${name} template, filled in with sample data`}
      width={WIDTH}
      height={HEIGHT}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      className="block h-auto w-full bg-white"
    />
  );
}
