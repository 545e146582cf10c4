CREATE TABLE "email_texts" (
	"kind" text NOT NULL,
	"language" text NOT NULL,
	"subject" text NOT NULL,
	"opening" text NOT NULL,
	"closing" text NOT NULL,
	CONSTRAINT "email_texts_kind_language_pk" PRIMARY KEY("kind","language")
);
