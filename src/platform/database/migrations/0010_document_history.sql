CREATE TABLE "document_versions" (
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"document_id" integer NOT NULL,
	"version" integer NOT NULL,
	"title" text NOT NULL,
	"template_id" text NOT NULL,
	"sha256" text NOT NULL,
	"base_sha256" text,
	"name" text,
	"cause" text NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"kept_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "document_versions_user_id_kind_document_id_version_pk" PRIMARY KEY("user_id","kind","document_id","version")
);
--> statement-breakpoint
CREATE TABLE "drafts" (
	"user_id" integer NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"title" text,
	"template_id" text NOT NULL,
	"data" json NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "drafts_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "stored_texts" (
	"user_id" integer NOT NULL,
	"sha256" text NOT NULL,
	"body" json NOT NULL,
	CONSTRAINT "stored_texts_user_id_sha256_pk" PRIMARY KEY("user_id","sha256")
);
--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "base_id" integer;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "base_version" integer;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "base_sha256" text;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "conflicts" json;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "archived_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "tags" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "kept_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "document_versions" ADD CONSTRAINT "document_versions_document" FOREIGN KEY ("user_id","kind","document_id") REFERENCES "public"."documents"("user_id","kind","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stored_texts" ADD CONSTRAINT "stored_texts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_versions_kept" ON "document_versions" USING btree ("kept_at");--> statement-breakpoint
CREATE INDEX "documents_variants" ON "documents" USING btree ("user_id","kind","base_id") WHERE "documents"."base_id" is not null;