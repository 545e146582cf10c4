import { defineModule } from '#modules/define-module'
import { askQuestion } from '#questions/ask-question'
import { listCustomerQuestions, removeQuestion } from '#questions/customer-questions'
import { listQuestions } from '#questions/list-questions'
import { QUESTION_EMAILS } from '#questions/question-emails'
import { QUESTION_JOBS } from '#questions/question-jobs'
import { answerQuestion, hideQuestion } from '#questions/staff/answer-question'
import { listStaffQuestions } from '#questions/staff/list-staff-questions'

export const questionsModule = defineModule({
  name: 'questions',
  calls: {
    'GET /api/product/questions': listQuestions,
    'POST /api/product/question/ask': askQuestion,
    'POST /api/product/question/own': listCustomerQuestions,
    'POST /api/product/question/remove': removeQuestion,
    'GET /api/staff/questions': listStaffQuestions,
    'POST /api/staff/question/answer': answerQuestion,
    'POST /api/staff/question/hide': hideQuestion,
  },
  emails: QUESTION_EMAILS,
  jobs: QUESTION_JOBS,
})
