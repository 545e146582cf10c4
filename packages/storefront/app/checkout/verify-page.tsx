export default function VerifyPage() {
  return null
}
