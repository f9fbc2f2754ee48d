export default function LetterTemplatesPage() {
  return <h1>LetterTemplatesPage</h1>;
}
