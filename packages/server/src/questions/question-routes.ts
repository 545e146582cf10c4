import type { Answers } from '#http/api'
import { askQuestion } from '#questions/ask-question'
import { listQuestions } from '#questions/list-questions'
import { removeQuestion, seeOwnQuestions } from '#questions/own-questions'

export const questionRoutes = {
  'GET /api/product/questions': listQuestions,
  'POST /api/product/question/ask': askQuestion,
  'POST /api/product/question/own': seeOwnQuestions,
  'POST /api/product/question/remove': removeQuestion,
} satisfies Answers
