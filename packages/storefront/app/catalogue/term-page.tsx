export default function TermPage() {
  return null
}
