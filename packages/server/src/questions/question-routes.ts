import type { Api } from '#http/api'
import { askQuestion } from '#questions/ask-question'
import { listQuestions } from '#questions/list-questions'
import { removeQuestion, seeOwnQuestions } from '#questions/own-questions'

export function questionRoutes(api: Api): void {
  api.answer('GET /api/product/questions', listQuestions)
  api.answer('POST /api/product/question/ask', askQuestion)
  api.answer('POST /api/product/question/own', seeOwnQuestions)
  api.answer('POST /api/product/question/remove', removeQuestion)
}
