CREATE TABLE "sent_applications" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"application_id" integer NOT NULL,
	"title" text NOT NULL,
	"employer" text NOT NULL,
	"position" text NOT NULL,
	"sent_on" text NOT NULL,
	"how" text NOT NULL,
	"data_sha256" text NOT NULL,
	"payment_id" integer,
	"creation_key" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sent_documents" (
	"sent_id" integer NOT NULL,
	"kind" text NOT NULL,
	"user_id" integer NOT NULL,
	"document_id" integer NOT NULL,
	"version" integer NOT NULL,
	"title" text NOT NULL,
	"template_id" text NOT NULL,
	"data_sha256" text NOT NULL,
	"pdf_sha256" text NOT NULL,
	"pdf_size" integer NOT NULL,
	CONSTRAINT "sent_documents_sent_id_kind_pk" PRIMARY KEY("sent_id","kind")
);
--> statement-breakpoint
CREATE TABLE "stored_files" (
	"user_id" integer NOT NULL,
	"sha256" text NOT NULL,
	"size" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "stored_files_user_id_sha256_pk" PRIMARY KEY("user_id","sha256")
);
--> statement-breakpoint
ALTER TABLE "sent_applications" ADD CONSTRAINT "sent_applications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sent_applications" ADD CONSTRAINT "sent_applications_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sent_documents" ADD CONSTRAINT "sent_documents_sent_id_sent_applications_id_fk" FOREIGN KEY ("sent_id") REFERENCES "public"."sent_applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stored_files" ADD CONSTRAINT "stored_files_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sent_applications_application" ON "sent_applications" USING btree ("user_id","application_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sent_applications_creation" ON "sent_applications" USING btree ("user_id","creation_key");--> statement-breakpoint
CREATE INDEX "sent_documents_user" ON "sent_documents" USING btree ("user_id");