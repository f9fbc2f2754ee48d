CREATE TABLE "contact_undos" (
	"id" serial PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"user_id" integer NOT NULL,
	"email" text,
	"phone" text,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"undone_at" timestamp (3) with time zone,
	CONSTRAINT "contact_undos_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "contact_undos" ADD CONSTRAINT "contact_undos_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_undos_user" ON "contact_undos" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "contact_undos_changed" ON "contact_undos" USING btree ("changed_at");