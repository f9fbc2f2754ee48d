CREATE TABLE "document_links" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"document_id" integer NOT NULL,
	"token_sha256" text NOT NULL,
	"label" text NOT NULL,
	"hidden" text[] NOT NULL,
	"counts_opens" boolean NOT NULL,
	"version" integer NOT NULL,
	"title" text NOT NULL,
	"file_name" json NOT NULL,
	"pdf_sha256" text NOT NULL,
	"text_sha256" text NOT NULL,
	"page_sha256s" text[] NOT NULL,
	"payment_id" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "link_opens" (
	"link_id" integer NOT NULL,
	"day" text NOT NULL,
	"opens" integer NOT NULL,
	CONSTRAINT "link_opens_link_id_day_pk" PRIMARY KEY("link_id","day")
);
--> statement-breakpoint
ALTER TABLE "document_links" ADD CONSTRAINT "document_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_links" ADD CONSTRAINT "document_links_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_links" ADD CONSTRAINT "document_links_document_fk" FOREIGN KEY ("user_id","kind","document_id") REFERENCES "public"."documents"("user_id","kind","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "link_opens" ADD CONSTRAINT "link_opens_link_id_document_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."document_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "document_links_token" ON "document_links" USING btree ("token_sha256");--> statement-breakpoint
CREATE INDEX "document_links_document" ON "document_links" USING btree ("user_id","kind","document_id");--> statement-breakpoint
CREATE INDEX "document_links_expiry" ON "document_links" USING btree ("expires_at");