CREATE SEQUENCE "public"."document_ids" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "documents" (
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"id" integer DEFAULT nextval('document_ids') NOT NULL,
	"title" text NOT NULL,
	"template_id" text NOT NULL,
	"data" json NOT NULL,
	"version" integer NOT NULL,
	"creation_key" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "documents_user_id_kind_id_pk" PRIMARY KEY("user_id","kind","id")
);
--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "documents_list" ON "documents" USING btree ("user_id","kind","updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "documents_creation" ON "documents" USING btree ("user_id","kind","creation_key");